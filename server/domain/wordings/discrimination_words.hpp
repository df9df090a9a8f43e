#pragma once

#include <array>

#include "domain/wordings/phrases.hpp"

// The words that make a ground of discrimination a condition. Judged by data/judged_wordings.json.
namespace hoigung::domain::discrimination_words {

enum Group : int {
    condition,
    refused,
    anybody,
    sex_condition,
    sex_person,
    sex_role,
    both_sexes,
    of_a_sex,
    unmarried,
    married,
    marriage_topic,
    pregnancy_condition,
    pregnant,
    family_condition,
    has_family,
    disability_condition,
    disabled,
    race_condition,
    people,
    people_topic,
    age_condition,
    aged,
};

inline constexpr std::array kGroups{
    PhraseGroup{condition,
                "優先|限|只請|只聘|只招|只考慮|只收|僅|最好|為佳|較佳者|適合…應徵|適合…申請|須為|必須為|須是|"
                "要求|only|preferred|"
                "prefer|preferable|priority|must be|wanted|looking for|we need|need a|need two|need three|"
                "required|should be|an advantage|ideal*"},
    PhraseGroup{refused,
                "免問|勿擾|勿問|勿試|不請|唔請|不聘|不招|不收|唔收|不接受|唔接受|不考慮|唔考慮|不宜|不合|"
                "唔啱|唔得|請勿|切勿申請|恕不|"
                "除外|need not apply|not apply|should not apply|cannot apply|no|not open to|not accepted|"
                "not considered|not suitable|excluded|do not hire|not hired|don't hire|except"},
    PhraseGroup{anybody,
                "不限|不拘|均可|皆可|都得|不論|無論|不分|歡迎|一律|不會因|無限制|沒有限制|不設|平等|welcome|"
                "any|all|both|"
                "regardless|encouraged|equal|does not matter|doesn't matter|no matter|irrespective|no limit|"
                "of every|no restriction|discriminat*"},
    // Sex.
    PhraseGroup{
        sex_condition,
        "限女|限男|性別：女|性別：男|性別:女|性別:男|性別: 女|性別: 男|性別 女|性別 "
        "男|性別女|性別男|要求：女|要求：男|要求:女|"
        "要求:男|要求: 女|要求: "
        "男|只請女|只請男|只聘女|只聘男|只招女|只招男|不請女|不請男|唔請女|唔請男|女優先|男優先|"
        "女性月薪|男性月薪|女性時薪|男性時薪|女性日薪|男性日薪|靚女|靚仔|美女|gender: female|gender: male|"
        "gender:female|gender:male|sex: female|sex: male|sex:female|sex:male|waitress|waitresses|salesgirl|"
        "salesgirls|saleslady|salesladies|salesman|salesmen|saleswoman|barmaid|barmaids|hostess|hostesses|"
        "stewardess|office lady|office girl|office boy|tea lady|cleaning lady|dinner lady|delivery boy|"
        "delivery girl|errand boy|bellboy|busboy|houseboy|shop girl|counter girl|promotion girl|"
        "beer girl|pr girl|booth girl"},
    PhraseGroup{sex_person,
                "女性|男性|女士|男士|女生|男生|女仔|男仔|後生女|女孩|男孩|婦女|女同事|男同事|女員工|男員工|"
                "阿姐|female|"
                "females|male|males|lady|ladies|woman|women|man|men|girl|girls|boy|boys|guy|guys|gentleman|"
                "gentlemen"},
    PhraseGroup{
        sex_role,
        "女收銀|女侍應|女文員|女店員|女秘書|女工|女司機|女廚|女銷售|女售貨|女倉務|女保安|女看更|女清潔|"
        "女接待|女助|女樓面|"
        "女水吧|女店務|女跟車|女送貨|女搬運|女技師|女師傅|女美容|女按摩|女導師|女教師|女老師|女護士|女護理|"
        "女模|女主持|"
        "女經理|女主管|女學徒|女推廣|女服務|女公關|女員工|女職員|女傭|女保姆|女家務|女教練|女會計|女管家|"
        "女理髮|女調酒|"
        "女點心|女洗碗|女行政|女前台|女客服|女兼職|女全職|女散工|女幫工|女雜工|女外賣|男收銀|男侍應|男文員|"
        "男店員|男秘書|"
        "男工|男司機|男廚|男銷售|男售貨|男倉務|男保安|男看更|男清潔|男接待|男助|男樓面|男水吧|男店務|男跟車|"
        "男送貨|男搬運|"
        "男技師|男師傅|男按摩|男導師|男教師|男老師|男護士|男護理|男模|男主持|男經理|男主管|男學徒|男推廣|"
        "男服務|男公關|"
        "男員工|男職員|男保姆|男教練|男會計|男管家|男調酒|男點心|男洗碗|男行政|男前台|男客服|男兼職|男全職|"
        "男散工|男幫工|"
        "男雜工|男外賣|female cashier|female waiter|female staff|female clerk|female assistant|"
        "female secretary|female driver|female cook|female helper|female receptionist|female sales|"
        "female cleaner|female nurse|female tutor|female teacher|female worker|female workers|"
        "female applicants|female candidates|female model|female bartender|female guard|female part-time|"
        "male cashier|male waiter|male staff|male clerk|male assistant|male secretary|male driver|"
        "male cook|male helper|male receptionist|male sales|male cleaner|male nurse|male tutor|"
        "male teacher|male worker|male workers|male applicants|male candidates|male model|"
        "male bartender|male guard|male warehouse|male part-time|lady driver|girl to work|"
        "man to work|boy to work"},
    PhraseGroup{both_sexes,
                "waiter / waitress|waiter/waitress|waiter or waitress|waiter and waitress|waiters and "
                "waitresses|waiters or waitresses|"
                "waitress / waiter|waitress/waiter|waitress or waiter|host/hostess|host / "
                "hostess|salesman/saleswoman|"
                "男女|女男|男或女|女或男|男、女|性別不限|不限性別|men and women|women and men|male or female|"
                "female or male|male and female|female and male|male/female|m/f|ladies and gentlemen|"
                "ladies' and gents'|he or she"},
    // Things that are made for a sex, or named after it.
    PhraseGroup{
        of_a_sex,
        "女裝|男裝|女士手袋|女士服|男士服|女士鞋|女鞋|男鞋|女子|男子|女童|男童|女廁|男廁|女更衣|男更衣|女校|"
        "男校|女洗手間|"
        "男洗手間|男士理髮|女士理髮|女士護膚|男士護膚|女士用品|男士用品|女士美容|男士美容|女士內衣|女士健身|"
        "男士西裝|婦女中心|"
        "婦女會|婦女工作|少女|女宿|男宿|女客|男客|women's|men's|women’s|men’s|ladies'|ladies’|girls'|girls’|"
        "boys'|boys’|gents'|ladies wear|ladies fashion|changing room|for men|for women|menswear|"
        "womenswear|girl guides|toilets|toilet|lady's|man's"},
    // Marriage.
    PhraseGroup{
        unmarried,
        "未婚|未結婚|單身人士|單身優先|須為單身|必須單身|限單身|要單身|單身者|離婚者|unmarried|"
        "single applicants|single candidates|single persons|single people|single person|single preferred|"
        "single only|must be single|marital status: single|marital status:single|not be married|"
        "not married|singles only"},
    PhraseGroup{married, "已婚|結咗婚|結了婚|有老公|有老婆|married|divorced"},
    PhraseGroup{marriage_topic, "未婚夫|未婚妻|單身宿舍|單身公寓|單身派對|配偶|福利|證書|婚紗|婚禮|狀況不限"},
    // Pregnancy.
    PhraseGroup{
        pregnancy_condition,
        "無生育計劃|沒有生育計劃|無懷孕計劃|沒有懷孕計劃|不可懷孕|不得懷孕|不能懷孕|未有懷孕|沒有懷孕|"
        "並非懷孕|無意生育|不打算生|"
        "唔打算生|未打算生|not pregnant|not be pregnant|no pregnant|no pregnancy|not be planning to have|"
        "not planning to have|no plan to have a baby|no plans to have|not plan to have"},
    PhraseGroup{pregnant,
                "孕婦|懷孕|大肚|大住肚|有咗bb|準媽媽|陀 b|陀b|pregnant|expectant mothers|expecting mothers|"
                "expecting a baby"},
    // Family.
    PhraseGroup{family_condition,
                "無家庭負擔|沒有家庭負擔|冇家庭負擔|無須照顧家|無需照顧家|毋須照顧家|不用照顧家|唔使照顧屋企|"
                "唔使湊|無需照顧子女|"
                "無須照顧子女|毋須照顧子女|無子女|沒有子女|冇子女|無小孩|沒有小孩|冇細路|無兒女|沒有兒女|"
                "無家室|無家累|"
                "no children|no kids|no family commitment*|no family burden*|no family responsibilities|"
                "without children|without kids|without family|childless|free of family|"
                "not have to look after|not have children|not have kids|no dependants|no dependents|"
                "not have family"},
    PhraseGroup{has_family,
                "有小朋友|有細路|有小孩|有子女|有兒女|有家庭負擔|要湊|湊仔|湊女|湊細路|媽媽|單親|照顧父母|"
                "照顧子女|照顧小孩|mothers|"
                "fathers|single parents|parents of|with young children|with children|with kids|childcare"},
    // Disability.
    PhraseGroup{
        disability_condition,
        "五官端正|四肢健全|身體健全|體格健全|手腳健全|身心健全|無殘疾|沒有殘疾|無傷殘|無長期病|沒有長期病|"
        "無精神病|沒有精神病|"
        "冇精神病|無病歷|無隱疾|無長期疾病|無抑鬱|able-bodied|able bodied|no disabilit*|without disabilit*|"
        "no history of mental|no mental illness|no history of illness|no chronic illness|"
        "no long-term illness|free of disabilit*|not be disabled|normal hearing"},
    PhraseGroup{disabled,
                "傷殘|殘疾|殘障|長期病患|長期病|精神病|聾|啞|失聰|失明|視障|聽障|弱能|輪椅|抑鬱|自閉|肢體|"
                "disabled|disabilities|"
                "disability|deaf|blind|mental illness|mentally ill|wheelchair|handicapped|chronic illness|"
                "depression|autistic"},
    // Race.
    PhraseGroup{race_condition,
                "限本地人|本地人優先|只請本地人|只請香港人|限香港人|華人優先|華裔優先|限華人|限華裔|外籍免問|"
                "國籍：中國|國籍:中國|"
                "國籍: 中國|native english speakers only|native speakers only|native english speaker only|"
                "native speaker only|caucasian|caucasians|nationality: chinese|nationality:chinese|"
                "ethnicity: chinese|ethnic chinese|white teacher*|white people|local chinese"},
    PhraseGroup{
        people,
        "華人|華裔|中國籍|中國人|印巴|印度人|印度籍|印裔|巴基斯坦人|巴基斯坦籍|巴籍|尼泊爾人|尼泊爾籍|尼籍|"
        "南亞|菲律賓人|菲律賓籍|"
        "菲籍|菲傭|印尼籍|印尼人|印傭|泰籍|越南籍|越南人|非洲裔|非裔|黑人|白人|外籍|外國人|少數族裔|少數民族|"
        "內地人|大陸人|"
        "新移民|老外|鬼佬|阿差|阿星|非華語|非華裔|日本人|韓國人|歐美人|chinese|indians|indian|pakistanis|"
        "pakistani|"
        "nepalese|filipinos|filipino|filipina|filipinas|indonesians|indonesian|thais|africans|african|"
        "south asian|south asians|ethnic minorities|ethnic minority|mainlanders|mainland chinese|"
        "foreigners|westerners|non-chinese|whites|blacks|japanese|koreans|europeans"},
    PhraseGroup{
        people_topic,
        "no chinese|chinese required|chinese is|chinese "
        "not|餐廳|超市|雜貨|菜|客人|旅客|遊客|學生|教師上課|服務中心|語|口味|公司|僱主|教師|廚師|廚房|顧客|"
        "會員|speaking|"
        "speaks|reads|read|write|kitchen|restaurant|cuisine|food|language|service centre|service center|"
        "customers|guests|spoken|written|chef|supermarket|medicine|tea|new year|clients|students|"
        "school"},
    // Age; limits in years are read as numbers.
    PhraseGroup{age_condition,
                "年輕人優先|年青人優先|年輕優先|年青優先|限年輕|限年青|後生優先|後生仔優先|後生女優先|"
                "青年優先|年紀細優先|年輕力壯|年青力壯|"
                "年輕貌美|年輕有活力|年青有活力|只請後生|最好後生|要後生|需年輕|須年輕|要年輕|young people "
                "preferred|young candidates|"
                "young applicants|young and energetic|young & energetic|young, energetic|youngsters|"
                "young person|young persons|young lady|young man|young girl|youthful|preferably young|"
                "young preferred|millennials"},
    PhraseGroup{aged,
                "退休人士|退休者|長者|老人|老人家|中年|中年人|年長|阿伯|阿婆|上咗年紀|年紀大|後生|年輕人|"
                "年青人|retirees|retired|"
                "elderly|older people|older workers|seniors|pensioners|middle-aged|young people"},
};

}  // namespace hoigung::domain::discrimination_words
