#include "media/vips_picture_encoder.hpp"

#include <gmock/gmock.h>
#include <vips/vips8>

#include "media/picture_format.hpp"

namespace hoigung::media {
namespace {

using domain::Picture;
using domain::PictureFault;
using vips::VImage;

std::string bytes_of(VipsBlob* blob) {
    size_t size = 0;
    const void* bytes = vips_blob_get(blob, &size);
    std::string text(static_cast<const char*>(bytes), size);
    vips_area_unref(VIPS_AREA(blob));
    return text;
}

class VipsPictureEncoderTest : public ::testing::Test {
  protected:
    // The samples below are made by the library itself.
    VipsPictureEncoderTest() { EXPECT_EQ(VIPS_INIT("hoigung_tests"), 0); }

    // The upper half red, the lower half blue.
    static VImage two_halves(int width, int height) {
        const auto colour = [&](std::vector<double> rgb) {
            return VImage::black(width, height / 2).new_from_image(std::move(rgb)).cast(VIPS_FORMAT_UCHAR);
        };
        return colour({255, 0, 0})
            .join(colour({0, 0, 255}), VIPS_DIRECTION_VERTICAL)
            .copy(VImage::option()->set("interpretation", VIPS_INTERPRETATION_sRGB));
    }
    static std::string jpeg(const VImage& image) { return bytes_of(image.jpegsave_buffer()); }
    static std::string png(const VImage& image) { return bytes_of(image.pngsave_buffer()); }
    static std::string webp(const VImage& image) { return bytes_of(image.webpsave_buffer()); }
    static VImage decoded(const Picture& picture) {
        return VImage::new_from_buffer(picture.bytes.data(), picture.bytes.size(), "").copy_memory();
    }
    // Which of red, green and blue is strongest at a point.
    static int colour_at(const VImage& image, int x, int y) {
        const auto rgb = image.getpoint(x, y);
        return static_cast<int>(std::ranges::max_element(rgb) - rgb.begin());
    }

    VipsPictureEncoder encoder_;
};

TEST_F(VipsPictureEncoderTest, MakesThreeSquaresOfEveryFormat) {
    RecordProperty("rows", "3.50,5.15");
    const VImage image = two_halves(800, 600);
    for (const std::string& file : {jpeg(image), png(image), webp(image), jpeg(two_halves(20, 60))}) {
        const auto encoded = encoder_.encode(file);
        ASSERT_TRUE(encoded.ok());
        int side = 0;
        for (const int wanted : {1024, 256, 96}) {
            const Picture& picture = (*encoded)[static_cast<std::size_t>(side++)];
            EXPECT_EQ(picture.content_type, "image/webp");
            EXPECT_EQ(picture_format(picture.bytes), PictureFormat::webp);
            EXPECT_EQ(decoded(picture).width(), wanted);
            EXPECT_EQ(decoded(picture).height(), wanted);
        }
    }
}

TEST_F(VipsPictureEncoderTest, LeavesAPictureWholeForWideAndNarrowScreens) {
    struct Case {
        int width, height;
        std::array<std::pair<int, int>, 2> sizes;
    };
    for (const auto& [width, height, sizes] :
         {Case{3200, 800, {{{1600, 400}, {800, 200}}}}, Case{600, 3200, {{{300, 1600}, {150, 800}}}},
          Case{120, 40, {{{120, 40}, {120, 40}}}}}) {
        for (const std::string& file : {jpeg(two_halves(width, height)), png(two_halves(width, height))}) {
            const auto encoded = encoder_.encode_whole(file);
            ASSERT_TRUE(encoded.ok());
            for (std::size_t i = 0; i < sizes.size(); ++i) {
                const auto [wide, high] = sizes[i];
                EXPECT_EQ(picture_format((*encoded)[i].bytes), PictureFormat::webp);
                const VImage whole = decoded((*encoded)[i]);
                EXPECT_EQ(whole.width(), wide);
                EXPECT_EQ(whole.height(), high);
                EXPECT_EQ(colour_at(whole, 0, 0), 0);
                EXPECT_EQ(colour_at(whole, wide - 1, high - 1), 2);
            }
        }
    }
    EXPECT_EQ(encoder_.encode_whole("hello").error(), PictureFault::not_a_picture);
    EXPECT_EQ(encoder_.encode_whole(png(VImage::black(30'000, 10))).error(), PictureFault::too_many_pixels);
}

TEST_F(VipsPictureEncoderTest, TurnsUprightAndForgetsWhereItWasTaken) {
    VImage image = two_halves(600, 600);
    image.set("orientation", 3);
    image.set("exif-ifd0-Artist", "Secret Place");
    const std::string file = jpeg(image);
    ASSERT_NE(file.find("Secret Place"), std::string::npos);
    const auto encoded = encoder_.encode(file);
    ASSERT_TRUE(encoded.ok());
    for (const Picture& picture : *encoded) {
        const VImage upright = decoded(picture);
        EXPECT_EQ(colour_at(upright, upright.width() / 2, upright.height() / 10), 2);
        EXPECT_EQ(colour_at(upright, upright.width() / 2, upright.height() * 9 / 10), 0);
        EXPECT_EQ(picture.bytes.find("Secret"), std::string::npos);
        EXPECT_EQ(picture.bytes.find("EXIF"), std::string::npos);
        EXPECT_EQ(picture.bytes.find("ICCP"), std::string::npos);
    }
}

TEST_F(VipsPictureEncoderTest, PutsWhatIsTransparentOnWhite) {
    const VImage clear = two_halves(64, 64).bandjoin(0).copy(
        VImage::option()->set("interpretation", VIPS_INTERPRETATION_sRGB));
    const auto encoded = encoder_.encode(png(clear));
    ASSERT_TRUE(encoded.ok());
    EXPECT_GT(decoded((*encoded)[2]).getpoint(5, 5)[1], 250);
}

TEST_F(VipsPictureEncoderTest, RefusesABombByItsHead) {
    const std::string bomb = png(VImage::black(12'000, 12'000));
    EXPECT_LT(bomb.size(), 500'000U);
    EXPECT_EQ(encoder_.encode(bomb).error(), PictureFault::too_many_pixels);
    EXPECT_EQ(encoder_.encode(png(VImage::black(30'000, 10))).error(), PictureFault::too_many_pixels);
}

TEST_F(VipsPictureEncoderTest, TakesALargeJpegButNoOtherThatMustBeDecodedWhole) {
    const VImage large = two_halves(8'000, 6'000);
    EXPECT_TRUE(encoder_.encode(jpeg(large)).ok());
    EXPECT_EQ(encoder_.encode(png(large)).error(), PictureFault::too_many_pixels);
    const auto encoded = encoder_.encode(png(two_halves(5'000, 4'000)));
    ASSERT_TRUE(encoded.ok());
    EXPECT_EQ(colour_at(decoded((*encoded)[0]), 512, 100), 0);
}

TEST_F(VipsPictureEncoderTest, StopsDecodingWhenItTakesTooLong) {
    VipsPictureEncoder hasty({.time = std::chrono::milliseconds{0}});
    EXPECT_EQ(hasty.encode(png(two_halves(2'000, 2'000))).error(), PictureFault::too_many_pixels);
}

TEST_F(VipsPictureEncoderTest, RefusesWhatIsCutOffOrSpoiled) {
    for (const std::string& file :
         {jpeg(two_halves(800, 600)), png(two_halves(800, 600)), webp(two_halves(800, 600))}) {
        for (const std::size_t kept : {file.size() / 2, file.size() - 30, std::size_t{16}})
            EXPECT_EQ(encoder_.encode(file.substr(0, kept)).error(), PictureFault::damaged) << kept;
    }
    std::string spoiled = png(two_halves(800, 600));
    spoiled[spoiled.size() / 2] ^= 0x55;
    EXPECT_EQ(encoder_.encode(spoiled).error(), PictureFault::damaged);
}

TEST_F(VipsPictureEncoderTest, RefusesWhatIsNoPicture) {
    for (const std::string_view file :
         {"", "hello", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a/*\x01\x01*/=1;", "%PDF-1.7",
          "P6 1 1 255 abc", "BM", "RIFF\x04\x00\x00\x00WAVE"})
        EXPECT_EQ(encoder_.encode(file).error(), PictureFault::not_a_picture) << file;
}

TEST_F(VipsPictureEncoderTest, KeepsNothingOfTwoFilesInOne) {
    const std::string page = "<html><script>alert(1)</script></html>";
    EXPECT_EQ(encoder_.encode(png(two_halves(64, 64)) + page).error(), PictureFault::not_a_picture);
    EXPECT_EQ(encoder_.encode(webp(two_halves(64, 64)) + page).error(), PictureFault::not_a_picture);
    EXPECT_EQ(encoder_.encode(page + jpeg(two_halves(64, 64))).error(), PictureFault::not_a_picture);
    // Cameras append videos to their pictures.
    const auto encoded = encoder_.encode(jpeg(two_halves(64, 64)) + page);
    ASSERT_TRUE(encoded.ok());
    for (const Picture& picture : *encoded) EXPECT_EQ(picture.bytes.find("script"), std::string::npos);
}

TEST_F(VipsPictureEncoderTest, ReadsOtherColoursThanRed) {
    EXPECT_TRUE(encoder_.encode(jpeg(two_halves(64, 64).colourspace(VIPS_INTERPRETATION_B_W))).ok());
    EXPECT_TRUE(encoder_.encode(png(two_halves(64, 64).colourspace(VIPS_INTERPRETATION_RGB16))).ok());
    EXPECT_TRUE(encoder_.encode(jpeg(two_halves(64, 64).colourspace(VIPS_INTERPRETATION_CMYK))).ok());
}

}  // namespace
}  // namespace hoigung::media
